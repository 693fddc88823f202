import './styles/tokens.css';
import './styles/textures.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/forms.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './language.svelte.ts';
import { light } from './light.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

light.show();
await language.start();
mount(App, { target });
