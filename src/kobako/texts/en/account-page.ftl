# The page about one's account: how one signs in, where one is signed in, and how one leaves.
account-title = Account
account-nobody = Nobody plays in this browser yet. Just start a game and you are a guest, or sign in below.
account-guest = You play as { $name }, a guest: only this browser knows you. That is all you need to play.
account-known = You play as { $name }. You can sign in on any device.
account-rename = Change the name

# Ways to sign in.
account-keep-title = Keep your place
account-keep-text = With a password or a passkey you are the same person on every device, with the same games. No email address is asked for, so nobody can send you a new password: keep yours safe.
account-ways-title = How you sign in
account-password-title = Login and password
account-login = Login
account-login-is = Login: { $login }
account-login-note = 3 to 32 characters without spaces. Only you see it; the name at the table stays as it is.
account-password = Password
account-new-password = New password
account-password-note = At least 8 characters. Long is good, three or four words for example.
account-show-password = Show the password
account-set-password = Set login and password
account-change-password = Change login or password
account-change-note = All other devices are signed out when you change it.
account-password-saved = Saved. You can sign in with it now.
account-passkeys-title = Passkeys
account-passkeys-note = A passkey is kept by your device and opened by your fingerprint, your face or its code. There is nothing to remember.
account-passkey-add = Add a passkey
account-passkey-added = The passkey was added.
account-passkey-removed = The passkey was removed. Delete it in the settings of your device, too.
account-passkey-remove = Remove
account-passkey-remove-label = Remove the passkey from { $date }
account-passkey-line = Made on { $date }, last used on { $used }
account-passkeys-insecure = Passkeys need a secure connection (HTTPS). This server is reached without one, so take a password here.
account-passkeys-number = Passkeys need an address with a name. This one is only a number, so take a password here. On this machine itself, localhost works.
account-passkeys-missing = This browser knows no passkeys. Take a password, or use a newer browser.
account-passkey-cancelled = No passkey was given. Try again, or use a password.

# Signing in and out.
account-sign-in-title = Sign in
account-sign-in-text = If you have an account here already.
account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-leaves-guest = Signing in leaves the guest { $name } behind: those games do not come along, and nobody can come back as this guest.
account-leave-title = Leave the guest behind?
account-leave-text =
    { $games ->
        [one] { $name } still sits at one table. If you sign in, a bot plays on there, and nobody can come back as { $name }.
       *[other] { $name } still sits at { $games } tables. If you sign in, bots play on there, and nobody can come back as { $name }.
    }
account-leave-go = Sign in anyway
account-cancel = Cancel
account-sign-out = Sign out
account-sign-out-note = Your games stay with your account.

# Sessions.
account-sessions-title = Where you are signed in
account-sessions-note = End what you do not know or no longer use. Whoever plays there is cut off at once.
account-session-current = This device
account-session-unknown = Unknown device
account-session-line = Since { $date }, last seen { $seen }
account-session-end = End
account-session-end-label = End the session of { $device }, last seen { $seen }
account-sessions-end-others = End all others
account-session-ended = It has ended.

# Data, and the end.
account-data-title = Your data
account-data-text = The server keeps your name, how you sign in, where you are signed in, your games and what you said at tables.
account-data-download = Download my data
account-delete = Delete my account
account-delete-guest = Delete this guest
account-delete-title = Delete for good?
account-delete-text = Your name, your ways to sign in and all sessions are deleted. Where your name stood, everybody reads “{ $left }”. In running games a bot plays for you; tables that have not started are handed on or closed. The moves of your games stay, without your name. This cannot be undone.
account-delete-go = Delete for good

# Before something that cannot be undone.
account-proof-title = Is it you?
account-proof-text = Before this is changed, give your password or your passkey once more.
account-proof-go = Go on
account-proof-passkey = Use a passkey

# Refusals.
account-prove = Give your password or passkey first, to show that it is you.
account-wrong = Login and password do not belong together. Check both and try again.
account-wrong-password = This is not your password. Try again.
account-login-taken = Somebody else has this login. Choose another one.
account-bad-login = This login cannot be used. Take 3 to 32 characters without spaces.
account-bad-password = This password cannot be used. Take 8 to 128 characters, and not the login itself.
account-no-passkeys = Passkeys do not work at this address. Use a password.
account-bad-passkey = This passkey could not be checked. Try again, or use another way to sign in.
account-unknown-passkey = Nobody here has this passkey. It may have been removed: use another one, or a password.
account-late-passkey = That took too long, or was done already. Try again.
account-too-many-passkeys = You have { $most } passkeys, which is the most. Remove one first.
account-last-way = This is your only way to sign in. Set a password or add another passkey first.
