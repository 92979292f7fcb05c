import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { Button } from "./button";
import "./dialog.css";

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called when the player closes it: by the button, the Escape key or a click beside it. */
  onClose: () => void;
  children: ComponentChildren;
  /** The row of buttons at the bottom. */
  actions?: ComponentChildren;
  class?: string;
}

/** Opens and closes a native dialog, which keeps the focus and gives it back. */
function useModal(open: boolean): { current: HTMLDialogElement | null } {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useLayoutEffect(() => () => ref.current?.close(), []); // one that is only removed keeps the focus for itself
  return ref;
}

function Modal({ kind, ...props }: DialogProps & { kind: string }): JSX.Element {
  const ref = useModal(props.open);
  const title = useId();
  const beside = (event: MouseEvent): void => {
    if (event.target === ref.current) props.onClose();
  };
  const cancel = (event: Event): void => {
    event.preventDefault();
    props.onClose();
  };
  return (
    <dialog
      ref={ref}
      class={`modal ${kind} ${props.class ?? ""}`}
      aria-labelledby={title}
      onCancel={cancel}
      onClose={() => ref.current && props.open && props.onClose()}
      onMouseDown={beside}
    >
      {props.open && (
        <div class="modal-body">
          <div class="modal-head">
            <h2 id={title}>{props.title}</h2>
            <Button kind="quiet" icon="close" label={say("web-close")} onClick={props.onClose} />
          </div>
          <div class="modal-content">{props.children}</div>
          {props.actions && <div class="modal-foot">{props.actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A question or a message in the middle of the page. */
export const Dialog = (props: DialogProps): JSX.Element => <Modal kind="dialog" {...props} />;

/** A sheet that comes from the side; from below on a phone held upright. */
export const Sheet = (props: DialogProps): JSX.Element => <Modal kind="sheet" {...props} />;
