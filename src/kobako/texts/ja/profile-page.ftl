# プレイヤーのページと、同席する前に見られること。
profile-someone = 退会したプレイヤー
profile-bot-text = ボットです。人と同じレーティングに入っています。
profile-since = { $date }から参加。
profile-finished = ほかの人との直近{ $games }ゲームのうち、{ $finished }ゲームを最後まで遊びました。
profile-new = ほかの人と最後まで遊んだゲームはまだありません。
profile-no-games = 終わったゲームはまだありません。
profile-failed = ページを読み込めませんでした。接続を確かめて、もう一度試してください。

profile-rating = レーティング
profile-rated-at = { $value }±{ $spread }
profile-provisional = 暫定
profile-rating-text = どのゲームでも、人もボットも1500から始まります。ゲーム数が少ないうちは暫定です。
profile-unrated = まだなし
profile-games = ゲーム数
profile-wins = 勝ち
profile-share = 勝ちの割合
profile-place = 平均順位
profile-score = 平均得点
profile-skill-luz = ビッドの成功
profile-skill-lineit = チャレンジの成功
profile-skill-dragonegg = いちばん稼いだラウンド
profile-skill-yurikure = 本命ペアの得点
profile-skill-aurum = 予想の達成
profile-made = { $tried }回中{ $made }回
profile-by-players = 人数別
profile-players = 人数

profile-graph = レーティング対象のゲームごとの推移
profile-graph-text = 対象{ $games }ゲーム、最低{ $least }、最高{ $most }、現在{ $last }。
profile-as-table = 数値を表で見る
profile-date = 日付

profile-versus = 対戦成績
profile-versus-text = 相手の席ごとに数えます。あなたに公開されていないゲームは入りません。
profile-opponent = 相手
profile-met = 対戦
profile-ahead = 上位
profile-behind = 下位

profile-history = 終わったゲーム
profile-history-text = 公開でない卓のゲームは、そこに座っていた人にだけ表示されます。
profile-replay = リプレイ
profile-replay-of = （{ $game }、{ $date }）
profile-went = 途中で退席
profile-older = もっと前のゲーム

profile-chip = { $games }ゲーム中{ $finished }完走
profile-chip-new = 初めて
