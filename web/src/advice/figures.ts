/** A share as per cent, without the sign: "42". */
export const percent = (share: number): string => String(Math.round(share * 100));
