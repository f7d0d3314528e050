import { sentence } from '@cpd/ui/language';

export const PRODUCT = sentence('Dashboard Overview');
