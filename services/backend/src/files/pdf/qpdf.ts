import createModule from '@neslinesli93/qpdf-wasm';

/** The parts of Emscripten's module that are used. */
interface Module {
  callMain(options: readonly string[]): number;
  readonly NODEFS: unknown;
  readonly FS: {
    init(input: null, output: () => void, error: () => void): void;
    mkdir(path: string): void;
    mount(type: unknown, settings: { readonly root: string }, path: string): void;
    chdir(path: string): void;
  };
}

type CreateModule = (settings: { readonly preRun: readonly ((module: Module) => void)[] }) => Promise<Module>;

const FOLDER = '/folder';

/**
 * Starts qpdf, which reads and writes files of one folder. The returned function runs it with options, and returns
 * whether it succeeded; warnings are ignored.
 */
export async function openQpdf(folder: string): Promise<(...options: readonly string[]) => boolean> {
  const silence = ({ FS }: Module) =>
    FS.init(
      null,
      () => {},
      () => {},
    );
  const module = await (createModule as unknown as CreateModule)({ preRun: [silence] });
  module.FS.mkdir(FOLDER);
  module.FS.mount(module.NODEFS, { root: folder }, FOLDER);
  module.FS.chdir(FOLDER);
  return (...options) => module.callMain(['--warning-exit-0', ...options]) === 0;
}
