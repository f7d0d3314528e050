// Runs before the first paint, so that a chosen theme never flashes in the other one; see src/app/themeChoice.ts.
try {
  const choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Without storage the system's choice holds.
}
