/** The part of the URL API that rules use, in browsers and Node. */
declare const URL: { canParse(address: string): boolean };
