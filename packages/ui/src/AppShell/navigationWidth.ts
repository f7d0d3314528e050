/** How wide the left navigation is: from 1200 px up, and as a rail, which grows with the reader's text. */
export const navigationWidth = { wide: '216px', rail: '5rem' } as const;
