/** The maximum height of a cover. It leaves space for what follows in a low window. */
export const coverHeight = 'min(240px, 27vh)';
