export { Button, type ButtonProps } from "./button";
export { Dialog, Sheet, type DialogProps } from "./dialog";
export { Choice, Field, Switch } from "./fields";
export { ConnectionNote, Frame } from "./frame";
export { Icon, ICONS, type IconName } from "./icon";
export { Logo } from "../art/logo";
export { News } from "./news";
export { hash, Link, match, navigate, path, search } from "./router";
export { useTitle } from "./title";
