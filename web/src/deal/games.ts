import { aurum } from "./aurum";
import type { Dealing } from "./dealing";
import { dragonegg } from "./dragonegg";
import { lineit } from "./lineit";
import { luz } from "./luz";
import { yurikure } from "./yurikure";

/** The games whose chance can be checked here. */
export const DEALINGS: readonly Dealing[] = [luz, lineit, dragonegg, yurikure, aurum];
