import { render } from "preact";
import { App } from "./shell/app";
import "./shell/theme.css";
import { followNotice } from "./state/notice";
import { loadMe } from "./state/me";
import { loadPlace } from "./state/place";
import { follow } from "./state/settings";

await follow();
void loadPlace();
void loadMe().catch(() => null); // whoever needs to be somebody asks again
followNotice();
render(<App />, document.getElementById("page")!);
