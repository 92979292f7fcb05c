import { lazy } from "../shell/lazy";
import { know } from "../words";

/** How strong somebody is and how reliable, in a few figures beside the name. It comes when it comes. */
export const ReputeChip = lazy(
  async () => (await Promise.all([import("./repute"), know("profile")]))[0].ReputeFigures,
  null,
);
