# The command `kobako serve`: what it prints and why it refuses.
serve-at = Kobako is at { $link }
serve-share = Others on the same network open { $link }
serve-public = Everybody else opens { $link }
serve-alone = This machine is on no network: only its own browser can reach the server.
serve-host = To look after this server (once, for one browser): { $link }
serve-stop = Ctrl-C stops the server.
serve-port-taken = another program uses port { $port }: choose one with --port, or any free one with --port 0
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-data-dir = the data directory { $path } cannot be written: { $reason }
serve-in-use = another server uses { $path }: stop it, or choose another place with --data-dir
serve-driver = for { $database } a driver is missing: pip install 'kobako[postgresql]'
serve-database = the database { $path } cannot be used: { $reason }

# The page that stands in when the client for browsers was not built.
page-missing-title = The server runs
page-missing = The page for browsers has not been built yet. Run “make play”, or play in the terminal with “kobako play”.

# Settings: one line each for the help and for docs/settings.md.
setting-host = Address to listen on.
setting-port = Port to listen on; 0 takes any free one.
setting-lan = Listen on all addresses of this machine, let others on the network play, and show the link with a QR code.
setting-public-url = Address under which people reach the server through a proxy, such as https://cards.example.
setting-open = Open the page in the browser.
setting-data-dir = Folder for everything that is kept; the user's data directory if not set.
setting-database = Where tables and people are kept; a file in the data directory if not set.
setting-workers = Server processes; more than one needs PostgreSQL.
setting-allow-origins = Other pages that may talk to the server, such as http://localhost:5173.
setting-trusted-proxies = Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.
setting-log-level = How much is logged: debug, info, warning or error.
setting-log-format = How a line of the log looks: text, or json.
setting-metrics-from = Addresses from which /metrics may be read; behind a proxy it is that of whoever asks.
setting-bot-delay-ms = Least and greatest time in ms that a bot seems to think.
setting-bot-think-ms = Most time in ms that the strongest bot may take for a move; weaker ones have less.
setting-opening-seconds = Seconds in which players' devices add their bytes to the shuffle.
setting-absence-seconds = Seconds after which a bot may be asked to stand in for somebody who is gone.
setting-idle-hours = Hours after which an open table that nobody looks at is closed.
setting-farewell-seconds = Seconds between the signal that ends the server and its end; players are told, and can finish a move.
setting-push-services = Hosts of the services by which browsers are called, with all hosts below them; an address such as http://127.0.0.1:9000 for one without HTTPS. Empty: nobody is called.
setting-max-frame = Largest message from a client, in bytes.
setting-rate-socket = Messages of one socket: how many a second, and how many at once.
setting-rate-person = The same for one person.
setting-rate-address = The same for one network address.
setting-rate-sign-in = Attempts to sign in, by one address and by one login, and at passwords of tables, by one address and at one table: how many a second, and how many at once.
setting-rate-guests = New guests from one network address: how many a second, and how many at once.
setting-rate-chat = What one person says to others at tables: how many messages a second, and how many at once.
setting-max-sockets = Most sockets.
setting-max-sockets-person = Most sockets of one person.
setting-max-sockets-address = Most sockets from one network address.
setting-max-tables = Most tables in use.
setting-max-tables-person = Most tables in use that one person has opened or sits at.
setting-max-ties-person = Most people whom one person can befriend, mute or block.
setting-max-devices-person = Most browsers of one person that are called.
setting-max-reports-person = Most reports of one person that nobody has seen to.
setting-max-watchers = Most spectators at one table.
setting-send-queue = Messages that may wait for a client that reads slowly, before it is dropped.
setting-send-bytes = The same in bytes.

# Settings that cannot be.
settings-misspelt = { $where }: there is no such setting; did you mean { $meant }?
settings-unknown = { $where }: there is no such setting; there are { $names }
settings-wrong = { $where } cannot be “{ $value }”: it must be { $allowed }
settings-allows-whole = a whole number from { $low } to { $high }
settings-allows-yes-no = true or false
settings-allows-one-of = one of { $names }
settings-allows-address = an IP address, or localhost
settings-allows-networks = IP addresses or networks such as 10.0.0.0/8, with commas between them
settings-allows-url = http:// or https:// and a host, without a path
settings-allows-urls = http:// or https:// and a host, without a path; several with commas between them
settings-allows-services = names of hosts, or http://, a host and a port; several with commas between them
settings-allows-path = the path of a folder
settings-allows-database = sqlite:/// and the path of a file, or postgresql://user:password@host/database
settings-allows-span = two whole numbers from { $low } to { $high }, the lower one first, with a comma between them
settings-allows-rate = two numbers with a comma between them: how many a second, from 0.01, and how many at once, from 1
settings-workers-sqlite = workers cannot be { $workers }: SQLite allows exactly one server process; more need PostgreSQL
settings-lan-host = lan listens on all addresses, host only on { $host }: set one of them
settings-no-file = there is no file { $path }
settings-file = { $path }: { $reason }

# kobako backup and kobako restore.
backup-written = { $rows } rows are in { $path } now.
backup-read = { $rows } rows were read from { $path }.
backup-none = { $path } is no backup of Kobako
backup-cut = { $path } is not whole; nothing was restored
backup-newer = { $path } was written by a newer Kobako
backup-not-empty = the database is not empty; a backup is restored into a new one

# kobako rate.
rate-done = { $rows ->
    [one] One game was rated.
   *[other] { $rows } games were rated.
}
