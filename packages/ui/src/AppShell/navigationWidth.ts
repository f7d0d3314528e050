/** The width of the navigation: from 1200 px up, and as a rail, which grows with the text size. */
export const navigationWidth = { wide: '216px', rail: '5rem' } as const;
