import { configure } from '@testing-library/react';

// A busy machine is slow. Queries return as soon as they find an element.
configure({ asyncUtilTimeout: 60_000 });
