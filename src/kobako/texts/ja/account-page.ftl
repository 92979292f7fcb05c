# アカウントのページ：サインインの方法、サインイン中の端末、退会。
account-title = アカウント
account-nobody = このブラウザではまだ誰も遊んでいません。ゲームを始めればゲストになります。アカウントがあれば下からサインインしてください。
account-guest = { $name }さんはゲストです。このブラウザだけがあなたを覚えています。遊ぶだけならこのままで大丈夫です。
account-known = { $name }さんとして遊んでいます。どの端末からでもサインインできます。
account-rename = 名前を変える

# サインインの方法。
account-keep-title = ほかの端末でも続ける
account-keep-text = パスワードかパスキーを登録すると、どの端末でも同じ人として同じゲームの続きができます。メールアドレスは聞きません。そのためパスワードの再発行はできないので、大切に保管してください。
account-ways-title = サインインの方法
account-password-title = ログイン名とパスワード
account-login = ログイン名
account-login-is = ログイン名：{ $login }
account-login-note = 空白なしで3～32文字。ほかの人には見えません。卓で表示される名前は変わりません。
account-password = パスワード
account-new-password = 新しいパスワード
account-password-note = 8文字以上。単語を3つか4つ並べるなど、長いほど安全です。
account-show-password = パスワードを表示する
account-set-password = ログイン名とパスワードを登録
account-change-password = ログイン名・パスワードを変更
account-change-note = 変更すると、ほかの端末はすべてサインアウトされます。
account-password-saved = 保存しました。これからはこれでサインインできます。
account-passkeys-title = パスキー
account-passkeys-note = パスキーは端末に保存され、指紋・顔・画面ロックの番号で使います。覚えるものはありません。
account-passkey-add = パスキーを追加
account-passkey-added = パスキーを追加しました。
account-passkey-removed = パスキーを外しました。端末の設定からも削除してください。
account-passkey-remove = 外す
account-passkey-remove-label = { $date }のパスキーを外す
account-passkey-line = 作成 { $date }、最後の使用 { $used }
account-passkeys-insecure = パスキーには安全な接続（HTTPS）が必要です。このサーバーには暗号化なしで接続しているため、パスワードをお使いください。
account-passkeys-number = パスキーには名前のあるアドレスが必要です。ここは数字だけのアドレスなので、パスワードをお使いください。このマシン自身なら localhost で使えます。
account-passkeys-missing = このブラウザはパスキーに対応していません。パスワードを使うか、新しいブラウザをお使いください。
account-passkey-cancelled = パスキーが使われませんでした。もう一度試すか、パスワードをお使いください。

# サインインとサインアウト。
account-sign-in-title = サインイン
account-sign-in-text = すでにアカウントをお持ちの方。
account-sign-in = サインイン
account-sign-in-passkey = パスキーでサインイン
account-leaves-guest = サインインすると、ゲストの{ $name }さんはここに残ります。そのゲームは引き継がれず、このゲストには二度と戻れません。
account-leave-title = ゲストを手放しますか？
account-leave-text =
    { $games ->
       *[other] { $name }さんは{ $games }つの卓に座っています。サインインすると、そこではボットが代打に入り、{ $name }さんには二度と戻れません。
    }
account-leave-go = それでもサインインする
account-cancel = やめる
account-sign-out = サインアウト
account-sign-out-note = ゲームはアカウントに残ります。

# セッション。
account-sessions-title = サインイン中の端末
account-sessions-note = 心当たりのないもの、もう使わないものは終了してください。そこで遊んでいる人はすぐに切断されます。
account-session-current = この端末
account-session-unknown = 不明な端末
account-session-line = { $date }から、最終確認 { $seen }
account-session-end = 終了
account-session-end-label = { $device }（最終確認 { $seen }）を終了する
account-sessions-end-others = ほかをすべて終了
account-session-ended = 終了しました。

# データと退会。
account-data-title = あなたのデータ
account-data-text = サーバーが保存しているのは、名前、サインインの方法、サインイン中の端末、遊んだゲーム、卓での発言です。
account-data-download = データをダウンロード
account-delete = アカウントを削除
account-delete-guest = このゲストを削除
account-delete-title = 完全に削除しますか？
account-delete-text = 名前、サインインの方法、すべてのセッションが削除されます。名前があったところには「{ $left }」と表示されます。進行中のゲームはボットが代打に入り、始まっていない卓はほかの人に引き継がれるか閉じられます。ゲームの手順は名前なしで残ります。元には戻せません。
account-delete-go = 完全に削除する

# 元に戻せない操作の前に。
account-proof-title = ご本人ですか？
account-proof-text = 変更する前に、もう一度パスワードかパスキーで確認してください。
account-proof-go = 続ける
account-proof-passkey = パスキーを使う

# 断る理由。
account-prove = まずパスワードかパスキーで本人確認をしてください。
account-wrong = ログイン名とパスワードの組み合わせが違います。両方を確認して、もう一度お試しください。
account-wrong-password = パスワードが違います。もう一度お試しください。
account-login-taken = このログイン名はほかの人が使っています。別のものを選んでください。
account-bad-login = このログイン名は使えません。空白なしで3～32文字にしてください。
account-bad-password = このパスワードは使えません。8～128文字で、ログイン名とは別のものにしてください。
account-no-passkeys = このアドレスではパスキーを使えません。パスワードをお使いください。
account-bad-passkey = パスキーを確認できませんでした。もう一度試すか、別の方法でサインインしてください。
account-unknown-passkey = このパスキーは登録されていません。すでに外されたのかもしれません。別のパスキーかパスワードをお使いください。
account-late-passkey = 時間切れか、すでに済んでいます。もう一度お試しください。
account-too-many-passkeys = パスキーは{ $most }個までです。先にどれかを外してください。
account-last-way = サインインの方法はこれだけです。先にパスワードか別のパスキーを登録してください。
