import { useEffect, useRef, type MutableRef } from "preact/hooks";

const NEAR = 48; // px: whoever has scrolled further back is reading there and is left alone

/** Keeps a list scrolled to its newest line, also when the room for it changes. */
export function useNewest(count: number): MutableRef<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement | null>(null);
  const following = useRef(true);
  useEffect(() => {
    const element = box.current!;
    const follow = (): void => {
      if (following.current) element.scrollTop = element.scrollHeight;
    };
    const look = (): void => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    };
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  useEffect(() => {
    if (following.current) box.current!.scrollTop = box.current!.scrollHeight;
  }, [count]);
  return box;
}
