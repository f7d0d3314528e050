/** Where the terms and conditions are. */
export const TERMS_PATH = '/public/term-and-condition';

/** Where people delete their account. */
export const USER_DELETION_PATH = '/public/user-deletion';
