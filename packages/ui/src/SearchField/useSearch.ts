import { useEffectEvent, useLayoutEffect, useState } from 'react';

export interface SearchOptions {
  value: string;
  onSearch: (text: string) => void;
  /** How long typing has to stop, in milliseconds. */
  delay: number;
}

/** Keeps the text of a search box, and searches once typing stops or at once, but never twice for the same. */
export function useSearch({ value, onSearch, delay }: SearchOptions) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changes from outside too, by the browser's back button say; our own search coming back changes nothing.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  function search(wanted: string) {
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  }
  const searchLater = useEffectEvent(search);
  // Not later: a timer of the text before would search for it again.
  useLayoutEffect(() => {
    const timer = setTimeout(() => searchLater(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  function searchNow(wanted: string) {
    setText(wanted);
    search(wanted);
  }
  return { text, setText, searchNow };
}
