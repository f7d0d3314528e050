/** The part of the platform's address parser that rules use; browsers and Node have it alike. */
declare const URL: { canParse(address: string): boolean };
