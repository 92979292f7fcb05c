import type { Account, Me, NewLogin, NewPasskey, Proof, SignIn } from "../wire/wire";
import { get, post, remove } from "./api";

/** What a passkey is asked for: to be made, to sign in, or to show that it is still us. */
export type Aim = "passkeys" | "sign-in" | "proof";

/** All about one's account that goes over HTTP. Each throws `Refusal`. */
export const accountApi = {
  load: () => get<Account | null>("/account"),
  setLogin: (login: NewLogin) => post<Account>("/account/login", login),
  offer: <T>(aim: Aim) => post<T>(`/account/${aim}/offer`, {}),
  addPasskey: (made: NewPasskey) => post<Account>("/account/passkeys", made),
  removePasskey: (id: string) => remove<Account>(`/account/passkeys/${id}`),
  prove: (proof: Partial<Proof>) => post<Account>("/account/proof", proof),
  signIn: (who: Partial<SignIn>) => post<Me>("/account/sign-in", who),
  signOut: () => post<null>("/account/sign-out", {}),
  endSession: (id: string) => remove<Account>(`/account/sessions/${id}`),
  endOthers: () => remove<Account>("/account/sessions"),
  leave: () => remove<null>("/account"),
};

/** Where one's data can be downloaded. */
export const DATA = "/api/account/data";
