import { configure } from '@testing-library/react';

// Queries wait as long as a busy machine needs. They return as soon as they find something.
configure({ asyncUtilTimeout: 60_000 });
