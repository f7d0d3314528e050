// Hands on the decoder that the PDF engine asks for at the end of this module's own address. The engine expects all
// its decoders in one folder under fixed names, while a build gives each a name of its own; and it takes these scripts
// in place of WebAssembly, which a policy of `default-src 'self'` forbids. This file is served as it stands.
const address = new URL(import.meta.url);
const decoder = address.searchParams.get('file')?.includes('openjpeg') ? 'openjpeg' : 'jbig2';
const decoderAddress = new URL(address.searchParams.get(decoder) ?? '', address);
if (decoderAddress.origin !== address.origin) throw new Error('Image decoders come from the same origin only.');

const { default: instantiate } = await import(/* @vite-ignore */ decoderAddress.href);
export default instantiate;
