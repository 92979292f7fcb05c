import { describe, expect, it, vi } from "vitest";
import {
  all,
  ann,
  bot,
  button,
  chair,
  fakeHttp,
  find,
  hear,
  person,
  place,
  refuse,
  room,
  sent,
  settle,
  socket,
  submit,
  TABLE,
  tap,
  text,
  update,
} from "./fake";
import { freshPage, open, openAt } from "./page";

freshPage();

const seating = (change: Parameters<typeof room>[0]): { room: ReturnType<typeof room>; game: null } => ({
  room: room({ status: "open", ...change }),
  game: null,
});

describe("somebody who comes by a link", () => {
  it("is asked for a name, and only then comes to the table", async () => {
    fakeHttp({ "/api/place": place });
    await open();
    expect(text("h1")).toBe("Who is coming?");
    expect(socket()).toBeUndefined();
    fakeHttp({ "/api/place": place, "/api/me": ann });
    await submit("#gate-field", "  Ann ");
    expect(sent("watch")).toMatchObject({ table: TABLE });
  });

  it("is told why a name does not do", async () => {
    fakeHttp({});
    await open();
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ id: "server-bad-name", args: {} }), { status: 400 })),
    );
    await submit("#gate-field", "x");
    expect(text("[role=alert]")).toContain("This name cannot be used.");
  });

  it("may need a password, which stays in this tab", async () => {
    await open();
    const refused = {
      type: "refused",
      id: "no-such-table",
      args: {},
      rule: null,
      table: TABLE,
      cid: null,
    } as const;
    await hear(refused);
    expect(text("h1")).toBe("No such table");
    expect(find("[role=alert]")).toBeNull();
    await submit("#gate-field", "swordfish");
    expect(sent("watch")).toMatchObject({ password: "swordfish" });
    expect(sessionStorage.getItem(`kobako.password.${TABLE}`)).toBe("swordfish");
    await hear(refused);
    expect(text("[role=alert]")).toContain("Check the password");
    await hear({ ...refused, id: "server-too-fast" });
    expect(text(".gate")).not.toContain("Check the password");
    expect(find("#gate-field")).not.toBeNull(); // the next one may be right
  });

  it("is told what else is in the way", async () => {
    await open();
    await hear({
      type: "refused",
      id: "server-watchers-full",
      args: {},
      rule: null,
      table: TABLE,
      cid: null,
    });
    expect(text(".gate")).toContain("Too many people are watching");
    expect(find("#gate-field")).toBeNull();
  });
});

describe("a guest", () => {
  const chairs = [person("p-bo", "Bo"), chair(), bot()];

  it("sits down with a commitment", async () => {
    await openAt(seating({ chairs, host: "p-bo", host_name: "Bo" }));
    expect(text(".question-ask")).toBe("You are watching. Take a free seat, or stay and watch.");
    expect(all(".chair-actions .button")).toHaveLength(1);
    button("Sit here, Seat 1")!.click();
    expect(sent("sit")).toMatchObject({ seat: 1, commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
    refuse("sit", "server-seat-taken");
    await settle();
    expect(text("[role=alert]")).toContain("Somebody sits there already.");
  });

  it("stands up, and waits for the host", async () => {
    const seated = [person("p-bo", "Bo"), person("p-ann", "Ann"), bot()];
    await openAt(seating({ chairs: seated, host: "p-bo", host_name: "Bo" }));
    expect(text(".question-ask")).toBe("Bo starts the game when every seat is taken.");
    expect(button("Start the game")).toBeUndefined();
    expect(button("Close the table")).toBeUndefined();
    button("Stand up")!.click();
    expect(sent("stand")).toBeDefined();
  });

  it("takes the seat that is kept for them without being asked", async () => {
    const kept = [person("p-bo", "Bo"), chair({ person: "p-ann", name: "Ann", kept: true }), bot()];
    await openAt(seating({ chairs: kept, host: "p-bo" }));
    expect(sent("sit")).toMatchObject({ seat: 1 });
    expect(socket().sent.filter((message) => message.type === "sit")).toHaveLength(1);
  });

  it("opens the bytes when all sit", async () => {
    await openAt(seating({ chairs, host: "p-bo" }));
    button("Sit here, Seat 1")!.click();
    const { commit } = sent("sit")!;
    const seated = [person("p-bo", "Bo"), person("p-ann", "Ann", { commit: commit! }), bot()];
    await hear(update(11, { room: room({ status: "opening", chairs: seated, host: "p-bo" }) }));
    expect(sent("bytes")!.bytes).toMatch(/^[0-9a-f]{64}$/);
    expect(text(".question-ask")).toBe("The cards are being shuffled together…");
  });
});

describe("the host", () => {
  const chairs = [person("p-ann", "Ann"), chair(), bot()];

  it("puts a bot of choice into a free seat, and takes it out", async () => {
    await openAt(seating({ chairs }));
    button("Put a bot here, Seat 1")!.click();
    await vi.waitFor(() => expect(all(".level")).toHaveLength(2));
    expect(all(".level").map((level) => level.textContent)).toEqual([
      "Easy Plays by simple rules of thumb and does not think ahead.",
      "Hard Thinks well ahead. You will have to work for it.",
    ]);
    (find(".level:nth-of-type(2)") as HTMLElement).click();
    expect(sent("fill")).toMatchObject({ seat: 1, bot: "hard" });
    button("Free this seat, Seat 2")!.click();
    expect(sent("fill")).toMatchObject({ seat: 2, bot: null });
  });

  it("starts when every seat is taken", async () => {
    await openAt(seating({ chairs }));
    expect(button("Start the game")!.disabled).toBe(true);
    expect(text(".question-ask")).toBe("The game can start when every seat is taken.");
    await hear(update(11, { room: room({ status: "open" }) }));
    expect(text(".question-ask")).toBe("Every seat is taken. You can start.");
    button("Start the game")!.click();
    expect(sent("start")).toBeDefined();
  });

  it("closes the table after a question", async () => {
    await openAt(seating({ chairs }));
    await tap("Close the table");
    all("dialog[open] .modal-foot button").at(-1)!.click();
    expect(sent("close")).toBeDefined();
    await hear(
      update(11, {
        room: room({ status: "closed", chairs, reason: { id: "server-closed-host", args: {} } }),
      }),
    );
    expect(text("main")).toContain("The host has closed this table.");
    expect(button("To the lobby")).toBeDefined();
  });

  it("invites friends under the address that they can reach", async () => {
    await openAt(seating({ chairs }));
    expect((find(".invite input") as HTMLInputElement).value).toBe(`http://192.0.2.7:8321/t/${TABLE}`);
    expect(find(".invite img")!.getAttribute("src")).toBe(`/api/tables/${TABLE}/qr.svg`);
  });

  it("is told when nobody else can reach the server", async () => {
    fakeHttp({ "/api/me": ann, "/api/place": { ...place, share: null } });
    await openAt(seating({ chairs }));
    expect(text(".invite-alone")).toContain("kobako serve --lan");
    expect(find(".invite img")).toBeNull();
  });
});

it("what is played here is written down", async () => {
  const clock = { kind: "bank" as const, seconds: 600, increment: 15 };
  await openAt(seating({ chairs: [person("p-ann", "Ann"), bot(), bot()], clock, visibility: "public" }));
  expect(all(".setup-facts li").map((fact) => fact.textContent)).toEqual([
    "3 players",
    "10 min for the whole game, and 15 sec more with each move",
    "Public: everybody in the lobby sees it",
  ]);
  expect(text(".commit dd")).toBe("c".repeat(64));
});
