import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readAttributes } from './attributes.ts';
import type { Attributes, Context, Feature, Props } from './feature.ts';
