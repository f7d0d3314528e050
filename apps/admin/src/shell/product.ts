/** The name of the back office. */
export const PRODUCT = 'Dashboard Overview';
