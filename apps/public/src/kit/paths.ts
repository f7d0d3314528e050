export const TERMS_PATH = '/public/term-and-condition';
export const USER_DELETION_PATH = '/public/user-deletion';
