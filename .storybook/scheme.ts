import { useSyncExternalStore } from 'react';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The current colour scheme: the toolbar's choice, otherwise the system's. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, currentScheme);
}

function currentScheme() {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && systemDark.matches) ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  systemDark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    systemDark.removeEventListener('change', onChange);
  };
}
