/** The outline of a phone, shared with the skeleton of its screen. */
export const phoneShape = { maxWidth: '20rem', minHeight: '24rem', borderRadius: '28px' };
