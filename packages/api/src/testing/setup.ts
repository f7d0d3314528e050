import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A busy machine is slow. Queries return as soon as they find an element.
configure({ asyncUtilTimeout: 60_000 });

// A page may still load code, such as the PDF viewer's, when the last test of a file ends.
afterAll(() => vi.dynamicImportSettled());
