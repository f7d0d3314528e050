import { type ReactNode, useLayoutEffect } from 'react';

const pseudoClasses = { hovered: ':hover', pressed: ':active' } as const;

type State = keyof typeof pseudoClasses;

const simulated: Record<State, WeakSet<CSSStyleSheet>> = { hovered: new WeakSet(), pressed: new WeakSet() };

/** Shows a control as if a pointer hovered over it or pressed it, for screenshots. */
export function InState({ state, children }: { state: State; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) {
      if (!simulated[state].has(sheet)) repeatRules(sheet, state);
      simulated[state].add(sheet);
    }
  }, [state]);
  return <span data-state={state}>{children}</span>;
}

/** Repeats the rules of a pseudo-class for what is inside `InState`. */
function repeatRules(sheet: CSSStyleSheet | CSSGroupingRule, state: State): void {
  for (const [index, rule] of [...[...sheet.cssRules].entries()].reverse()) {
    if (rule instanceof CSSGroupingRule) repeatRules(rule, state);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(pseudoClasses[state])) continue;
    const selector = selectorInState(rule.selectorText, state);
    if (selector) sheet.insertRule(rule.cssText.replace(rule.selectorText, selector), index + 1);
  }
}

/** A selector for the state's attribute in place of its pseudo-class; undefined for one that excludes the state. */
function selectorInState(selector: string, state: State): string | undefined {
  const rest = selector.replaceAll(pseudoClasses[state], '');
  return selector.includes(`:not(${pseudoClasses[state]}`) ? undefined : `[data-state="${state}"] :is(${rest})`;
}
