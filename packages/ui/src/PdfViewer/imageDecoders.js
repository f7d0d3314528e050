// Exports the image decoder that pdf.js appends to the URL of this module. pdf.js expects all decoders in one folder
// under fixed names, and the build adds a hash to each name. The decoders are plain JavaScript, because a policy of
// `default-src 'self'` forbids WebAssembly. The build copies this file unchanged.
const address = new URL(import.meta.url);
const decoder = address.searchParams.get('file')?.includes('openjpeg') ? 'openjpeg' : 'jbig2';
const decoderAddress = new URL(address.searchParams.get(decoder) ?? '', address);
if (decoderAddress.origin !== address.origin) throw new Error('Image decoders come from the same origin only.');

const { default: instantiate } = await import(/* @vite-ignore */ decoderAddress.href);
export default instantiate;
