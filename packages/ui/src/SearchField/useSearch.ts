import { useEffectEvent, useLayoutEffect, useState } from 'react';

export interface SearchOptions {
  value: string;
  onSearch: (text: string) => void;
  /** The debounce delay in milliseconds. `SearchField` has the default. */
  delay: number;
}

/** The text of a search field and its debounced search, which never repeats the same text. */
export function useSearch({ value, onSearch, delay }: SearchOptions) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  // The URL also changes from outside, for example with the back button. The field's own search changes nothing here.
  if (value !== seen) {
    setSeen(value);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }

  function search(next: string) {
    if (next === searched) return;
    setSearched(next);
    onSearch(next);
  }
  const searchLater = useEffectEvent(search);
  // Before the search: the timer of the previous text would search again.
  useLayoutEffect(() => {
    const timer = setTimeout(() => searchLater(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  function searchNow(next: string) {
    setText(next);
    search(next);
  }
  return { text, setText, searchNow };
}
