# 玩家的頁面，以及同桌之前看得到的事。
profile-someone = 已離開的玩家
profile-bot-text = 電腦玩家，和真人一起計算等級分。
profile-since = { $date } 加入。
profile-finished = 最近和別人玩的 { $games } 場中，玩完了 { $finished } 場。
profile-new = 還沒有和別人玩完的遊戲。
profile-no-games = 還沒有結束的遊戲。
profile-failed = 頁面載入失敗。請檢查連線，再試一次。

profile-rating = 等級分
profile-rated-at = { $value }±{ $spread }
profile-provisional = 暫定
profile-rating-text = 每種遊戲都從 1500 開始，真人和電腦玩家一樣。場數還少的時候是暫定的。
profile-unrated = 還沒有
profile-games = 場數
profile-wins = 獲勝
profile-share = 勝分比例
profile-place = 平均名次
profile-score = 平均得分
profile-skill-luz = 叫墩成功
profile-skill-lineit = 挑戰成功
profile-skill-dragonegg = 賺最多錢的回合
profile-skill-yurikure = 首選組合得分
profile-skill-aurum = 達成預測
profile-made = { $tried } 次中 { $made } 次
profile-by-players = 依人數
profile-players = 人數

profile-graph = 每場計分遊戲後的等級分
profile-graph-text = 計分遊戲 { $games } 場，最低 { $least }，最高 { $most }，現在 { $last }。
profile-as-table = 用表格看數字
profile-date = 日期

profile-versus = 對戰成績
profile-versus-text = 對方每個座位各算一次。你看不到的遊戲不計在內。
profile-opponent = 對手
profile-met = 對戰
profile-ahead = 領先
profile-behind = 落後

profile-history = 結束的遊戲
profile-history-text = 不公開牌桌的遊戲，只有當時在座的人看得到。
profile-replay = 重播
profile-replay-of = （{ $game }，{ $date }）
profile-went = 中途離開
profile-older = 更早的遊戲

profile-chip = { $games } 場中玩完 { $finished } 場
profile-chip-new = 新玩家
