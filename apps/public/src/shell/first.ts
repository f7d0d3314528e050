// What every document runs before its first paint.
import '@cpd/app/lostScripts';
