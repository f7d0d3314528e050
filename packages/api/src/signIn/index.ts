export { useSignIn, useSignInWithPasskey } from './resource.ts';
export { usePasskeySuggestions } from './usePasskeySuggestions.ts';
