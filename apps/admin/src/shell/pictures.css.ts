import { globalStyle } from '@vanilla-extract/css';

/** Every document holds the sign-in page and the frame; only the one that the visitor will get is seen. */
globalStyle(':root[data-signed-in] #signed-out, :root:not([data-signed-in]) #signed-in', { display: 'none' });
