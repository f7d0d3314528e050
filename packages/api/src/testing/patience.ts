import { configure } from '@testing-library/react';

// What a person would see is waited for as long as a busy machine takes; what comes at once costs nothing.
configure({ asyncUtilTimeout: 60_000 });
