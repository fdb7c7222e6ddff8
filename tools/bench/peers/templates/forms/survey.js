import '@fontsource-variable/plus-jakarta-sans/index.css';
import 'survey-core/survey-core.fontless.min.css';
import 'survey-core/i18n/indonesian';
import './font.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import form from './survey-form.json';

const model = new Model(form);
createRoot(document.getElementById('form')).render(createElement(Survey, { model }));
