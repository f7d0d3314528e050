export const PRODUCT = 'Dashboard Overview';
