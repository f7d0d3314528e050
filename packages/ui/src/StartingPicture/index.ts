/**
 * Draws what a document shows by itself until its app shows the first page: an element `start` after the app's `root`
 * holds the title for the shell's bar, and the frame of the sign-in page without its form and picture. Where the
 * document's root says `data-signed-in` the shell is seen, else the sign-in page. Both stand where the app draws the
 * same, so that nothing moves when it takes over.
 */
import './StartingPicture.css.ts';
