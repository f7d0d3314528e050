import type { Activity } from '@cpd/api/activity';
import { type Change, replacedText } from '@cpd/domain/history';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { subjectPath } from '../paths.ts';

/** A text of the history that is put back into a form. */
export interface TextToUse {
  readonly field: string;
  readonly text: string;
  /** The text that has replaced it. */
  readonly replacedBy: string;
}

/** Returns what 'Use this text' does with the previous value of a change; undefined if it cannot be put back. */
export type TextUse = (line: Activity, change: Change) => (() => void) | undefined;

/** Opens the form of a text's item, which may be on the current page, and puts the text into it. */
export function useTextsOfHistory(): TextUse {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (line, change) => {
    const text = replacedText(line.action, change);
    const path = text === null ? undefined : subjectPath(line);
    if (text === null || path === undefined) return undefined;
    const { field, after } = change;
    const textToUse: TextToUse = { field, text, replacedBy: typeof after === 'string' ? after : '' };
    return () => void navigate({ pathname: path, hash: field }, { state: { textToUse }, replace: path === pathname });
  };
}

/** Receives the text that a navigation to this page brings, once. Going back and reloading do not bring it again. */
export function useTextToUse(isReady: boolean, onUse: (text: TextToUse) => void): void {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const usedKey = useRef<string>(undefined);
  const use = useEffectEvent(() => {
    const { textToUse } = Object(state);
    if (isBack || usedKey.current === key || !isTextToUse(textToUse)) return;
    usedKey.current = key;
    onUse(textToUse);
  });
  useEffect(() => {
    if (isReady) use();
  }, [isReady, key]);
}

function isTextToUse(value: unknown): value is TextToUse {
  const { field, text, replacedBy } = Object(value);
  return [field, text, replacedBy].every((part) => typeof part === 'string');
}
