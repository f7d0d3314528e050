import './late.css.ts';

/** Takes away what `index.html` says after ten seconds, once the app stands in its place. */
export function arrived(): void {
  document.getElementById('late')?.remove();
}
