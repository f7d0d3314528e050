/** What browsers and Node.js have in common, and the library of the language does not declare. */
interface ParsedUrl {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

declare const URL: {
  new (address: string, base?: string): ParsedUrl;
  canParse(address: string): boolean;
};

declare const URLSearchParams: new (
  parameters: string | readonly (readonly [name: string, value: string])[] | Readonly<Record<string, string>>,
) => { get(name: string): string | null; toString(): string };
