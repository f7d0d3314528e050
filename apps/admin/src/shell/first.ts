// What every document runs before its first paint.
import './look.ts';
import '@cpd/app/lostScripts';
